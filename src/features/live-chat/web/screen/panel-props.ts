import type { OpenChat } from '../store/open-chat.ts';

/** Each panel of the chat's page gets these; `useChat(chat)` has what the page knows now. */
export interface PanelProps {
  chat: OpenChat;
  /** Shows a room beside the panel, on a phone instead of it. A room that a call has just opened goes into the store first. */
  openRoom(roomId: number): void;
  /** The room that is shown. */
  shownRoom: number | undefined;
}
