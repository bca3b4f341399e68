/** The four route scopes (core 2.1). */
export const scopes = ['none', 'event', 'portal', 'portalEvent'] as const;
export type Scope = (typeof scopes)[number];
