import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';
import type { MyFolderItem } from '../contract.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;

export async function readMyFolder({ api, site }: Caller): Promise<MyFolderItem[]> {
  const { data } = await api.call<typeof contract.readMyFolder>({
    name: 'readMyFolder',
    method: 'GET',
    path: 'my_folder/{portalId}[/{eventId}]',
    params: site,
  });
  return data;
}

/** Saves a path of this host under a name; for every feature that has something to keep. */
export async function saveItem(
  { api, site }: Caller,
  { name, path }: Pick<MyFolderItem, 'name' | 'path'>,
): Promise<MyFolderItem> {
  const { data } = await api.call<typeof contract.saveToMyFolder>({
    name: 'saveToMyFolder',
    method: 'POST',
    path: 'my_folder/add/{portalId}[/{eventId}]',
    params: site,
    body: { name, path },
  });
  return data;
}

export async function removeItem({ api, site }: Caller, myFolderItemId: number): Promise<void> {
  await api.call<typeof contract.removeFromMyFolder>({
    name: 'removeFromMyFolder',
    method: 'POST',
    path: 'my_folder/remove/{portalId}[/{eventId}]',
    params: site,
    body: { my_folder_item_id: myFolderItemId },
  });
}
