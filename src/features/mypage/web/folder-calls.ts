import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';
import type { MyFolderItem } from '../contract.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;

export async function readMyFolder({ api, site }: Caller): Promise<MyFolderItem[]> {
  const { data } = await api.get<typeof contract.readMyFolder>('my_folder/{portalId}[/{eventId}]', { params: site });
  return data;
}

/** Saves a path of this host under a name, for every feature with something to keep. */
export async function saveItem(
  { api, site }: Caller,
  { name, path }: Pick<MyFolderItem, 'name' | 'path'>,
): Promise<MyFolderItem> {
  const { data } = await api.post<typeof contract.saveToMyFolder>('my_folder/add/{portalId}[/{eventId}]', {
    params: site,
    body: { name, path },
  });
  return data;
}

export async function removeItem({ api, site }: Caller, myFolderItemId: number): Promise<void> {
  await api.post<typeof contract.removeFromMyFolder>('my_folder/remove/{portalId}[/{eventId}]', {
    params: site,
    body: { my_folder_item_id: myFolderItemId },
  });
}
