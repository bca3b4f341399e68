import { isKeyOf } from '#kernel/keys-of.ts';
import { type Say, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { ProfileEntry } from '../documents.ts';
import { genderKeys, isChoice, type ProfileItem, type ProfileList, type SelectorItem } from '../rules/profile-item.ts';
import type { ProfileTexts } from '../texts/jpn.ts';
import type { SiteForm } from './profile-entries.ts';
import { profileMessages } from './profile-messages.ts';
import type { StoredAnswer } from './stored-answers.ts';

/** The data of the member who answers; a visitor who registers has none yet. */
export interface Answered {
  mail: string;
  answers: ReadonlyMap<string, StoredAnswer>;
}
export const nobody: Answered = { mail: '', answers: new Map() };

/** The items of a form with a member's answers, in the language that the form's site uses for the visitor. */
export function presentItems({ list, site, entries }: SiteForm, wanted: LanguageCode, given: Answered): ProfileItem[] {
  const language = spokenLanguage(site.document, wanted);
  const say = sayIn(site.document, language);
  return entries.map((entry) => asAsked(presentItem(entry, list, say, profileMessages[language], given), language));
}

/** An item as visitors are asked: the reading of a name in Japanese alone, since other languages have none. */
function asAsked(item: ProfileItem, language: LanguageCode): ProfileItem {
  if (language === 'jpn' || !item.setting.useKana) return item;
  return { ...item, setting: { ...item.setting, useKana: false } };
}

/** The questions of another feature's form, without answers, as visitors are asked. */
export function askQuestions(entries: readonly ProfileEntry[], say: Say, language: LanguageCode): ProfileItem[] {
  return presentQuestions(entries, say, language).map((item) => asAsked(item, language));
}

/** The questions of another feature's form, without answers, for whoever reads the answers. */
export function presentQuestions(entries: readonly ProfileEntry[], say: Say, language: LanguageCode): ProfileItem[] {
  return entries.map((entry) => presentItem(entry, undefined, say, profileMessages[language], nobody));
}

function presentItem(
  entry: ProfileEntry,
  list: ProfileList | undefined,
  say: Say,
  texts: ProfileTexts,
  { mail, answers }: Answered,
): ProfileItem {
  const { entryFormKey, answerMethod, detailId } = entry;
  const stored = answers.get(entryFormKey);
  const answer = stored?.answerMethod === answerMethod ? stored : undefined;
  const selectorItems = presentChoices(entry, say, texts);
  const labels = new Map(selectorItems.map(({ key, label }) => [key, label]));
  return {
    entryFormKey,
    answerMethod,
    label: say(entry.label) || (isKeyOf(texts.labels, answerMethod) ? texts.labels[answerMethod] : ''),
    hint: say(entry.hint),
    isEnabled: entry.isEnabled,
    isRequired: entry.isRequired,
    isUneditable: entry.isUneditable,
    isHidden: entry.isHidden,
    setting: presentSetting(entry),
    selectorItems,
    shareProfileId: list === 'shareProfile' ? detailId : null,
    profileId: list === 'profile' ? detailId : null,
    selectorValue: (answer?.selectorValue ?? []).map(({ key, value }) =>
      isChoice(entry) ? { key, value: labels.get(key) ?? '' } : { key, value },
    ),
    textValue: answerMethod === 'MAILADDRESS' ? mail : (answer?.textValue ?? ''),
  };
}

/** Every part of an address except the building is required, unless the organiser sets otherwise. */
const addressDefault = { postal_code: true, prefecture: true, address1: true, address2: true, address3: false };

function presentSetting({ answerMethod, setting }: ProfileEntry): ProfileItem['setting'] {
  if (answerMethod !== 'ADDRESS') return setting;
  return { ...setting, isRequired: { ...addressDefault, ...setting.isRequired } };
}

function presentChoices(entry: ProfileEntry, say: Say, texts: ProfileTexts): SelectorItem[] {
  const { answerMethod, selectorItems } = entry;
  const words: Readonly<Record<string, string>> = answerMethod === 'GENDER' ? texts.genders : {};
  if (answerMethod === 'GENDER' && selectorItems.length === 0) {
    return genderKeys.map((key) => ({ key, label: texts.genders[key], isEnabled: true }));
  }
  return selectorItems.map(({ key, label, isEnabled }) => ({
    key,
    label: say(label) || (words[key] ?? key),
    isEnabled,
  }));
}
