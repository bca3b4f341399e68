export const chatTabs = ['talk', 'contacts', 'search'] as const;
export type ChatTab = (typeof chatTabs)[number];

/** The part of the chat that is shown. It stands behind the # of the address, so Back, a reload and a link lead to it. */
export interface ChatPlaceShown {
  tab: ChatTab;
  roomId: number | undefined;
}

export function chatPlaceOf(hash: string): ChatPlaceShown {
  const [, tab, room] = /^#(\w+)(?:\/(\d{1,10}))?$/.exec(hash) ?? [];
  return { tab: chatTabs.find((one) => one === tab) ?? 'talk', roomId: room === undefined ? undefined : Number(room) };
}

export function chatHash({ tab, roomId }: ChatPlaceShown): string {
  return roomId === undefined ? `#${tab}` : `#${tab}/${roomId}`;
}
