/** Where a stream comes from: a channel of this server, or another service. */
export const streamKinds = ['hls', 'youtube', 'brightcove'] as const;
export type StreamKind = (typeof streamKinds)[number];
