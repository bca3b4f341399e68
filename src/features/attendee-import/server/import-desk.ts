import { allowedTexts, presentQuestions } from '#features/profile/server.ts';
import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { modulesOf, type PublishedSite, sayIn } from '#features/site/server.ts';
import type { DeskQuestion } from '../rules/import-plan.ts';

/** The questions of buyers that a cell can answer, with their words in all languages of the site. */
export function readQuestions(site: PublishedSite): DeskQuestion[] {
  return modulesOf(site, 'ticket').flatMap(({ contentId, serverContent }) => {
    const { profiles } = serverContent.entry;
    const inLanguages = site.document.languages.map((language) =>
      presentQuestions(profiles, sayIn(site.document, language), language),
    );
    return profiles.flatMap((entry, place): DeskQuestion[] => {
      const said = inLanguages.map((items) => items[place]!);
      const [item] = said;
      if (item === undefined || !isAnswerable(item)) return [];
      const { entryFormKey, answerMethod, setting, selectorItems } = item;
      const { inputType, minLength, maxLength, maxSelections, isFreeText } = setting;
      return [
        {
          contentId,
          item: {
            entryFormKey,
            answerMethod,
            isRequired: false,
            setting: {
              ...(inputType !== undefined && { inputType }),
              ...(minLength !== undefined && { minLength }),
              ...(maxLength !== undefined && { maxLength }),
              ...(maxSelections !== undefined && { maxSelections }),
              ...(isFreeText !== undefined && { isFreeText }),
            },
            selectorItems,
            allowedTexts: allowedTexts(entry),
          },
          labels: distinct(said.map(({ label }) => label)),
          choices: selectorItems
            .filter(({ isEnabled }) => isEnabled)
            .map(({ key }) => ({ key, labels: distinct(said.map((one) => labelOf(one, key))) })),
        },
      ];
    });
  });
}

/** A name and a mail address have columns of their own; an address has many parts, and an avatar is no text. */
function isAnswerable({ answerMethod, isEnabled, isHidden }: ProfileItem): boolean {
  return isEnabled && !isHidden && !['NAME', 'MAILADDRESS', 'ADDRESS', 'AVATAR'].includes(answerMethod);
}

const labelOf = ({ selectorItems }: ProfileItem, wanted: string): string =>
  selectorItems.find(({ key }) => key === wanted)?.label ?? '';

const distinct = (words: readonly string[]): string[] => [...new Set(words.filter((word) => word !== ''))];
