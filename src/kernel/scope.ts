/** The four route scopes (core 2.1). */
export const scopes = ['none', 'event', 'portal', 'portalEvent'] as const;
export type Scope = (typeof scopes)[number];

/** The path pattern a scope puts before every route. */
export const scopePrefix: Record<Scope, string> = {
  none: '',
  event: '/event/:eventId',
  portal: '/portal/:portalId',
  portalEvent: '/portal/:portalId/event/:eventId',
};

/** Which kind of site a scope shows. */
export function siteKindOf(scope: Scope): 'portal' | 'event' {
  return scope === 'event' || scope === 'portalEvent' ? 'event' : 'portal';
}
