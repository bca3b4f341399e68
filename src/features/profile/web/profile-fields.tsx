import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { recordOf } from '#kernel/keys-of.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { useLanguage } from '#web/site/page-context.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { importPart } from '#web/parts/import-part.ts';
import { LostPart } from '#web/parts/lost-part.tsx';
import { needed } from '#web/parts/needed.ts';
import type { Texts } from '#web/texts/texts.ts';
import { enabledKeys } from '../rules/item-value.ts';
import { type AnswerMethod, isFillable, type ProfileItem, type ProfileList } from '../rules/profile-item.ts';
import { ChoiceField, FixedField, NameField, SelectField, TextItemField } from './item-fields.tsx';
import type { ItemFieldProps } from './field-parts.tsx';
import { itemField } from './profile-values.ts';
import type { ProfileFieldsState } from './use-profile-fields.ts';
import './profile.css';

const addressField = lateControl(async () => {
  const { AddressField } = await importPart(() => import('./address-field.tsx'));
  return { control: AddressField, texts: [] };
});
const avatarField = lateControl(async () => {
  const { AvatarField, texts } = await importPart(() => import('./avatar-field.tsx'));
  return { control: AvatarField, texts };
});
const searchTextField = lateControl(async () => {
  const { SearchTextField } = await importPart(() => import('./search-text-field.tsx'));
  return { control: SearchTextField, texts: [] };
});

/** Each answer method with its control (PROFILE-002); the mail address has none. */
function controlOf(
  answerMethod: Exclude<AnswerMethod, 'MAILADDRESS' | 'AVATAR'>,
  language: LanguageCode,
): ComponentType<ItemFieldProps> {
  return {
    NAME: NameField,
    ADDRESS: addressField[language],
    GENDER: ChoiceField,
    CHECKBOX: ChoiceField,
    SELECT: SelectField,
    SEARCHTEXT: searchTextField[language],
    TEXT: TextItemField,
  }[answerMethod];
}

export interface ProfileFieldsProps {
  fields: ProfileFieldsState;
  list: ProfileList;
  /** The problem of a field, by its name: `shareProfile.name.last_name`. */
  problemOf(field: string): string | undefined;
  /** A member also sees the answers that cannot be changed; a visitor who registers has none yet. */
  isMember?: boolean;
}

/** The fields of one list, for the form of the page around them. Hidden and disabled items are left out. */
export function ProfileFields({ fields, list, problemOf, isMember = false }: ProfileFieldsProps) {
  const shown = fields.lists[list].filter((item) => isFillable(item) || (isMember && item.isEnabled && !item.isHidden));
  return shown.map((item) =>
    isFillable(item) ? (
      <ProfileField key={item.entryFormKey} item={item} fields={fields} problemOf={problemOf} isMember={isMember} />
    ) : (
      <FixedField key={item.entryFormKey} item={item} />
    ),
  );
}

export interface ProfileFieldProps
  extends Pick<ProfileFieldsProps, 'fields' | 'problemOf' | 'isMember'>,
    Pick<ItemFieldProps, 'search'> {
  item: ProfileItem;
  /** Shows the few choices of a required SELECT side by side, as surveys do. */
  hasOpenChoices?: boolean;
}

/** The field of one item that can be filled in. */
export function ProfileField(props: ProfileFieldProps) {
  return (
    <Suspense
      fallback={
        <div className="hb-profile-waiting" data-method={props.item.answerMethod}>
          <Skeleton shape="row" count={props.item.answerMethod === 'ADDRESS' ? 5 : 1} />
        </div>
      }
    >
      <ItemControl {...props} />
    </Suspense>
  );
}

/** More choices than these are easier to find in a list that opens. */
const openChoicesMax = 7;

function ItemControl({ item, fields, problemOf, search, isMember = false, hasOpenChoices = false }: ProfileFieldProps) {
  const language = useLanguage();
  const props: ItemFieldProps = {
    item,
    name: itemField(item),
    value: fields.value(item),
    onChange: (update) => fields.change(item, update),
    problemOf,
    search,
  };
  const { answerMethod } = item;
  if (answerMethod === 'MAILADDRESS') return null;
  if (answerMethod === 'AVATAR') {
    const AvatarField = avatarField[language];
    return <AvatarField {...props} onUploading={fields.setUploading} isSaved={isMember} />;
  }
  const isOpen = hasOpenChoices && item.isRequired && enabledKeys(item).length <= openChoicesMax;
  const Control = isOpen && answerMethod === 'SELECT' ? ChoiceField : controlOf(answerMethod, language);
  return <Control {...props} />;
}

interface ControlModule<Props> {
  control: ComponentType<Props>;
  /** The texts that it needs beyond those of every profile form. */
  texts: readonly Texts<unknown>[];
}

/** A control that many forms do not have. It loads with its texts when a form has it, once for each language. */
function lateControl<Props>(
  load: () => Promise<ControlModule<Props>>,
): Readonly<Record<LanguageCode, LazyExoticComponent<ComponentType<Props>>>> {
  const inLanguage = (language: LanguageCode) =>
    lazy(async () => {
      const loadWhole = async (): Promise<ComponentType<Props>> => {
        const { control, texts } = await load();
        await Promise.all(texts.map((one) => one.load(language)));
        return control;
      };
      // Without one control the form keeps what was typed into the others.
      return { default: await needed(loadWhole).catch((): ComponentType<Props> => LostPart) };
    });
  return recordOf(languageCodes, inLanguage);
}
