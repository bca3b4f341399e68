import type { ServerFeature } from '#server/server-feature.ts';
import { isOwnerEverywhere, rightsAt } from './rules/rights-at.ts';
import { rightsOfOperator } from './server/rights-of-operator.ts';
import { accountCalls } from './server/account-calls.ts';
import { type Operator, sweepOperators } from './server/console-session.ts';
import { apiKeyCalls } from './server/api-key-calls.ts';
import { factorCalls } from './server/factor-calls.ts';
import { logCalls } from './server/log-calls.ts';
import type { OnAccepted } from './server/links.ts';
import type { OperatorServices } from './server/operator-mails.ts';
import { peopleCalls } from './server/people-calls.ts';
import { signInCalls } from './server/sign-in-calls.ts';

export { byShell, noteLookByShell } from './server/by-shell.ts';
export { operatorMail } from './server/operator-mails.ts';
export { mailOfOperator } from './server/operators.ts';
export { type ConsoleReader, createConsoleReaders } from './server/console-reader.ts';
export { createConsoleEntrance, type EnteredSite, refuseUnproven } from './server/console-entrance.ts';
export { demoMail, type Operator } from './server/console-session.ts';
export { makeFirstLink, makeLink } from './server/links.ts';
export {
  exhibitorsAt,
  inviteExhibitor,
  isSameBooth,
  lastEdits,
  linkForExhibitor,
  previewInvitation,
  remindExhibitor,
} from './server/booth-grants.ts';
export type { OnAccepted } from './server/links.ts';
export type { OperatorServices } from './server/operator-mails.ts';
export { grant } from './server/operators.ts';
export { rightsAt, rightsOfOperator };
export { isSiteKey, makeSiteKey } from './server/site-key.ts';
export { openPreview, readPreview } from './server/preview-pass.ts';
export { logAbout, type LoggedAbout, noteInLog, noteLook } from './server/operator-log.ts';
export { lacksSecondFactor } from './server/second-factors.ts';
export { operatorMay, operatorsWith } from './server/rights-of.ts';
export { type ServedConsoleCall, serveConsole } from './server/serve-console.ts';

/** Whether an operator may make events of a portal. */
export function mayMakeAt({ grants }: Operator, portalId: number): boolean {
  return rightsAt(grants, { siteKey: `portal/${portalId}`, portalKey: null }).has('edit');
}

/** Whether an operator may make sites: portals, and events that stand alone. */
export function isOwnerOfNew({ grants }: Operator): boolean {
  return isOwnerEverywhere(grants);
}

/** The people of the console: how they come, prove who they are, and what each may do. */
export function createOperatorServer({
  isDemo,
  ...services
}: OperatorServices & { isDemo: boolean; onAccepted: OnAccepted }): ServerFeature {
  return {
    endpoints: [],
    sweep: (now) => sweepOperators(services.database, now),
    consoleCalls: [
      ...signInCalls(services, isDemo),
      ...factorCalls(services),
      ...accountCalls(services),
      ...peopleCalls(services),
      ...apiKeyCalls(services.database),
      ...logCalls(services.database),
    ],
  };
}
