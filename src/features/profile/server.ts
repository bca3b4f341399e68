import { type PublishedSite, serve, type SiteServer } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import {
  keepAnswers,
  readProfileForm,
  saveEventProfile,
  saveShareProfile,
  searchEventProfile,
  searchShareProfile,
} from './contract.ts';
import type { ProfileAnswers } from './server/profile-answers.ts';
import { postalCodeCall } from './server/find-places.ts';
import { profileData } from './server/profile-data.ts';
import { readSiteForm } from './server/profile-entries.ts';
import { suggestAnswers } from './server/search-texts.ts';

export { askQuestions, presentQuestions } from './server/present-items.ts';
export { type GivenAnswer, readGivenAnswers, sayAnswer, sayProfile } from './server/say-answers.ts';
export { allowedTexts, suggestAnswers } from './server/search-texts.ts';
export { profileMessages } from './server/profile-messages.ts';
export { checkForm, errorsOf } from './server/check-form.ts';
export { nobody } from './server/present-items.ts';
export { createProfileAnswers, type ProfileAnswers } from './server/profile-answers.ts';
export { holdMember, type StoredAnswer, writeAnswers, selectorValuesSchema } from './server/stored-answers.ts';

/** The calls of the profile forms. */
export function createProfileServer(
  database: Database,
  { store }: Pick<SiteServer, 'store'>,
  answers: ProfileAnswers,
): ServerFeature {
  const search = async (site: PublishedSite, id: number, text: string, language: LanguageCode) => {
    const searchResult = suggestAnswers(
      await readSiteForm(store, site),
      ({ detailId }) => detailId === id,
      text,
      language,
    );
    if (searchResult === undefined) throw refuse('notFound');
    return { data: { searchResult } };
  };

  return {
    personalData: [profileData(database)],
    pictures: { mostlyIn: ['profile_answer'] },
    endpoints: [
      postalCodeCall,
      serve(readProfileForm, async ({ site, context }) => ({
        data: await answers.presentForm(site, context.language),
      })),
      serve(saveShareProfile, async ({ site, member, body, context }) => ({
        data: { shareProfile: await answers.save(member, site, body.answers, context.language) },
      })),
      serve(saveEventProfile, async ({ site, member, body, context }) => ({
        data: { profile: await answers.save(member, site, body.answers, context.language) },
      })),
      serve(keepAnswers, async ({ site, member, body, context }) => ({
        data: { kept: await answers.keep(member, site, body.answers, context.language) },
      })),
      serve(searchEventProfile, ({ site, params, query, context }) =>
        search(site, params.id, query.search_value, context.language),
      ),
      serve(searchShareProfile, ({ site, params, query, context }) =>
        search(site, params.id, query.search_value, context.language),
      ),
    ],
  };
}
