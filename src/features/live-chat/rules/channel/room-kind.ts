export const messageTypes = ['TEXT', 'IMAGE', 'MEETING'] as const;
export type MessageType = (typeof messageTypes)[number];

export type RoomKind = 'pair' | 'group' | 'commentary';

export const commentaryStates = ['waiting', 'running', 'ended'] as const;
export type CommentaryState = (typeof commentaryStates)[number];
