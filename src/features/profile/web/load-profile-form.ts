import type { PageContext } from '#web/site/page-context.ts';
import type { readProfileForm } from '../contract.ts';
import type { ProfileLists } from '../rules/profile-item.ts';

/** The items that a registration at the site of the page asks for. */
export async function loadProfileForm({ api, site }: Pick<PageContext, 'api' | 'site'>): Promise<ProfileLists> {
  const { data } = await api.get<typeof readProfileForm>('profile_form/{portalId}[/{eventId}]', { params: site });
  return data;
}
