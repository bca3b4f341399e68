import { memo } from 'react';
import { useWords } from '#console/console-context.ts';
import { type Choice, ChecksField, RadioField, SelectField, SwitchField } from '#console/forms/choice-field.tsx';
import { ColourField } from '#console/forms/colour-field.tsx';
import { NumberField } from '#console/forms/number-field.tsx';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { palette } from '#kernel/theme/palette.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { LaterContrast } from '../look/later-contrast.tsx';
import { isSameField, type ShownField, useFieldShown } from './field-shown.ts';
import { isFollowed } from './followed-flag.ts';
import { type FieldPlace, useControl, useForm } from './form-context.ts';
import { GroupField } from './group-field.tsx';
import { HandoutField } from './handout-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { LocalizedField } from './localized-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { UnionField } from './union-field.tsx';
import { useFlag } from './use-flag.ts';

/** A field of a document, in the form of its kind. */
export function FieldView(place: FieldPlace) {
  return <FieldOfKind {...place} shown={useFieldShown(place)} />;
}

const FieldOfKind = memo(function FieldOfKind({ shown: _, ...place }: ShownField) {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- The other kinds are alike.
  switch (place.field.kind) {
    case 'title':
    case 'text':
    case 'html':
      return <LocalizedField {...place} />;
    case 'group':
      return <GroupField {...place} />;
    case 'list':
      return place.field.entry?.kind === 'choice' ? <Checks {...place} /> : <ListField {...place} />;
    case 'union':
      return <UnionField {...place} />;
    case 'link':
      return <LinkField {...place} />;
    case 'picture':
      return <PictureField {...place} />;
    case 'reference':
      return <ReferenceField {...place} />;
    case 'id':
      return null;
    case 'handout':
      return <HandoutField {...place} />;
    case 'flag':
      return <Flag {...place} />;
    case 'unknown':
      return <Untouched {...place} />;
    default:
      return <SimpleField {...place} />;
  }
}, isSameField);

function SimpleField(place: FieldPlace) {
  const { field } = place;
  const { frame, value, set, choices } = useControl(place);
  const texts = useWords(editorTexts);
  const own = useWords(contentTexts).form;
  const text = typeof value === 'string' ? value : '';
  const setText = (typed: string): void =>
    set(typed === '' && !field.isRequired && !field.byDefault ? undefined : typed);
  const number = typeof value === 'number' || typeof value === 'string' ? value : undefined;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- The other kinds are alike.
  switch (field.kind) {
    case 'choice': {
      const isNumber = field.choices.every((choice) => /^\d+$/.test(choice));
      const optional = field.isRequired || field.byDefault !== undefined ? [] : [{ value: '', label: own.noChoice }];
      const offered: Choice[] = [
        ...optional,
        ...field.choices.map((choice) => ({ value: choice, label: choices[choice] ?? choice })),
      ];
      const Control = offered.length <= 4 ? RadioField : SelectField;
      const chosen = wordOf(value ?? field.byDefault);
      return (
        <Control
          {...frame}
          choices={offered}
          value={chosen}
          onChange={(choice) => set(choice === '' ? undefined : isNumber ? Number(choice) : choice)}
        />
      );
    }
    case 'number':
      return <NumberField {...frame} value={number} onChange={set} />;
    case 'yen':
      return <NumberField {...frame} unit={texts.tickets.yen} value={number} onChange={set} />;
    case 'date':
      return (
        <WallTimeField
          {...frame}
          label={`${frame.label} (${texts.basics.zone})`}
          value={text}
          onChange={(typed) => set(typed === '' ? undefined : typed)}
        />
      );
    case 'colour':
      return (
        <ColourField
          {...frame}
          below={
            <>
              {frame.below}
              <LaterContrast colour={text} />
            </>
          }
          pickerLabel={texts.settings.pickColour}
          offered={palette}
          value={text}
          onChange={(typed) => set(typed === '' ? undefined : typed)}
        />
      );
    default:
      // A native line would take the ends of lines out.
      return text.includes('\n') ? (
        <TextAreaField {...frame} isSource value={text} onChange={setText} />
      ) : (
        <TextField
          {...frame}
          autoComplete="off"
          inputMode={field.kind === 'mail' ? 'email' : 'text'}
          spellCheck={false}
          value={text}
          onChange={setText}
        />
      );
  }
}

function Flag(place: FieldPlace) {
  const { field, path } = place;
  const { frame, value } = useControl(place);
  const { part } = useForm();
  const press = useFlag(field, path);
  const follows = isFollowed(field, path, part.value) ?? field.byDefault === true;
  return <SwitchField {...frame} value={typeof value === 'boolean' ? value : follows} onChange={press} />;
}

/** A list of words out of a few. */
function Checks(place: FieldPlace) {
  const { frame, value, set, choices } = useControl(place);
  const offered = place.field.entry?.choices ?? [];
  const given = value ?? place.field.byDefault;
  return (
    <ChecksField
      {...frame}
      choices={offered.map((choice) => ({ value: choice, label: choices[choice] ?? choice }))}
      values={Array.isArray(given) ? given.map(String) : []}
      onChange={set}
    />
  );
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function Untouched(place: FieldPlace) {
  const { frame } = useControl(place);
  const { form } = useWords(contentTexts);
  return (
    <div className="hc-field">
      <p className="hc-label">{frame.label}</p>
      <p className="hc-hint">{form.notHere}</p>
    </div>
  );
}
