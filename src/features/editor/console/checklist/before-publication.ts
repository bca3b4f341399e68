/** What stands on the publication page after its first paint. */
export { OpenChecks } from './check-list.tsx';
export { ConfirmPublication } from './confirm-publication.tsx';
export { isConfirmed, noteConfirmed } from './confirmed-before.ts';
export { StrayNotice } from './stray-notice.tsx';
export { DiscardChanges } from '../versions/discard-changes.tsx';
export { PlanPublication } from '../versions/plan-publication.tsx';
