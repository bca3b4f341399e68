import { isCallError } from '#web/api/call-error.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { keepAnswers, readProfileForm, saveEventProfile, saveShareProfile } from '../contract.ts';
import type { ProfileAnswer } from '../rules/item-value.ts';
import type { ProfileItem, ProfileList, ProfileLists } from '../rules/profile-item.ts';
import type { FieldMessages } from './profile-values.ts';

/** Saves the answers to one list at the site of the page, and answers its items after the save. */
export async function saveList(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  list: ProfileList,
  answers: ProfileAnswer[],
): Promise<ProfileItem[]> {
  const { portalId, eventId = 0 } = site;
  if (list === 'shareProfile') {
    const { data } = await api.post<typeof saveShareProfile>('profile/{portalId}', {
      params: { portalId },
      body: { answers },
    });
    return data.shareProfile;
  }
  const { data } = await api.post<typeof saveEventProfile>('event_profile/{portalId}/{eventId}', {
    params: { portalId, eventId },
    body: { answers },
  });
  return data.profile;
}

/** Takes answers of another form over into the profile at the site of the page. */
export async function keepInProfile(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  answers: readonly Pick<ProfileAnswer, 'entryFormKey' | 'answerMethod' | 'textValue' | 'selectorValue'>[],
): Promise<void> {
  await api.post<typeof keepAnswers>('profile_keep/{portalId}[/{eventId}]', {
    params: site,
    body: { answers: [...answers] },
  });
}

/** The messages of a 422 by the names of the form's fields; undefined for every other failure. */
export function messagesOfFailure(error: unknown, list: ProfileList): FieldMessages | undefined {
  if (!isCallError(error)) return undefined;
  const said = Object.entries(error.errors).flatMap(([field, [first]]) =>
    first === undefined ? [] : [[`${list}.${field}`, first] as const],
  );
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** The items that a registration at the site of the page asks for. */
export async function loadProfileForm({ api, site }: Pick<PageContext, 'api' | 'site'>): Promise<ProfileLists> {
  const { data } = await api.get<typeof readProfileForm>('profile_form/{portalId}[/{eventId}]', { params: site });
  return data;
}
