import { type PublishedSite, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { siteOf } from '#kernel/site-path.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import {
  readProfileForm,
  saveEventProfile,
  saveShareProfile,
  searchEventProfile,
  searchShareProfile,
} from './contract.ts';
import { suggestionsFor } from './rules/suggestions.ts';
import type { ProfileAnswers, ProfileMember } from './server/profile-answers.ts';
import { readSiteForm } from './server/profile-entries.ts';
import { searchIndex } from './server/search-texts.ts';

export { presentQuestions } from './server/present-items.ts';
export { checkForm, errorsOf } from './server/check-form.ts';
export { nobody } from './server/present-items.ts';
export { createProfileAnswers, type ProfileAnswers, type ProfileMember } from './server/profile-answers.ts';
export { holdMember, type StoredAnswer, writeAnswers } from './server/stored-answers.ts';

/** Who calls: the account feature's members, of whose accounts the profile knows no more than this. */
export interface ProfileMembers {
  /** The member of the site's realm whose token was sent; throws 403 without one, 551, 552. */
  require(context: RequestContext, site: PublishedSite): Promise<ProfileMember>;
}

/** The calls of the profile forms. */
export function createProfileServer(
  site: SiteServer,
  answers: ProfileAnswers,
  members: ProfileMembers,
): { endpoints: ServedEndpoint[] } {
  const search = async (published: PublishedSite, id: number, text: string, language: LanguageCode) => {
    const { entries } = await readSiteForm(site.store, published);
    const entry = entries.find(({ detailId, answerMethod }) => detailId === id && answerMethod === 'SEARCHTEXT');
    if (entry === undefined || !entry.isEnabled || entry.isHidden) throw refuse('notFound');
    const siteDefault = published.document.languages[0] as LanguageCode;
    const index = searchIndex(entry, spokenLanguage(published.document, language), siteDefault);
    return { data: { searchResult: suggestionsFor(index, text) } };
  };

  return {
    endpoints: [
      serve(readProfileForm, async ({ params }, context) => ({
        data: await answers.presentForm(await site.doors.look(params, context), context.language),
      })),
      serve(saveShareProfile, async ({ params, body }, context) => {
        const published = await site.doors.enter(params, context);
        const member = await members.require(context, published);
        return { data: { shareProfile: await answers.save(member, published, body.answers, context.language) } };
      }),
      serve(saveEventProfile, async ({ params, body }, context) => {
        const published = await site.doors.enter(params, context);
        const member = await members.require(context, published);
        return { data: { profile: await answers.save(member, published, body.answers, context.language) } };
      }),
      serve(searchEventProfile, async ({ params, query }, context) =>
        search(await site.doors.look(params, context), params.id, query.search_value, context.language),
      ),
      serve(searchShareProfile, async ({ params, query }, context) => {
        const { portalId } = siteOf(context.hostSite, { portalId: query.portal_id });
        return search(await site.doors.look({ portalId }, context), params.id, query.search_value, context.language);
      }),
    ],
  };
}
