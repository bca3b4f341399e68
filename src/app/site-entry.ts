import { loadingDelayMs, tokenPollMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';

/** The end of a start-up that does not reach the page. */
export class StartUpStop extends Error {
  readonly goTo: 'error' | 'verify' | 'login' | 'home' | undefined;
  constructor(goTo?: 'error' | 'verify' | 'login' | 'home') {
    super(goTo ?? 'stopped');
    this.goTo = goTo;
  }
}

/** The parts of the browser, the site and the calls that the steps need; each feature exports its own. */
export interface StartUpPorts {
  loadCommonData(): Promise<void>;
  isApplication(): boolean;
  hasAccessToken(): boolean;
  areRouteParametersValid(): boolean;
  isPreview(): boolean;
  hasSiteData(): boolean;
  /** From the static file, else from the server; throws StartUpStop('error') when its domain is another. */
  loadSiteData(): Promise<void>;
  /** True when the passcode is verified or none is needed; throws StartUpStop('verify') when there is none to try. */
  checkPasscode(): Promise<boolean>;
  mayAccessWeb(): Promise<boolean>;
  doesContentExist(): boolean;
  /** Throws StartUpStop('login') when the page needs a member. */
  authenticate(): Promise<void>;
  isLoggedIn(): boolean;
  loadPersonalData(): Promise<void>;
  sendFirstViewLog(): void;
  wait(ms: number): Promise<void>;
}

interface StartUpFacts {
  isVerified: boolean;
}

interface Step {
  name: string;
  run(ports: StartUpPorts, facts: StartUpFacts): Promise<void> | void;
}

/** The ten steps of core 4.1, in its order. A step that throws ends the start-up: the later ones do not run. */
export const startUpSteps: readonly Step[] = [
  { name: 'common data', run: (ports) => ports.loadCommonData() },
  { name: 'app token', run: (ports) => waitForToken(ports) },
  { name: 'route parameters', run: (ports) => stopUnless(ports.areRouteParametersValid()) },
  { name: 'site data', run: (ports) => (ports.isPreview() || ports.hasSiteData() ? undefined : ports.loadSiteData()) },
  { name: 'passcode', run: async (ports, facts) => void (facts.isVerified = await ports.checkPasscode()) },
  { name: 'web access', run: async (ports) => stopUnless(await ports.mayAccessWeb()) },
  { name: 'content', run: (ports) => stopUnless(ports.doesContentExist()) },
  { name: 'authentication', run: (ports) => ports.authenticate() },
  {
    name: 'personal data',
    run: (ports, facts) => (ports.isLoggedIn() && facts.isVerified ? ports.loadPersonalData() : undefined),
  },
  { name: 'first view log', run: (ports) => ports.sendFirstViewLog() },
];

function stopUnless(holds: boolean): void {
  if (!holds) throw new StartUpStop('error');
}

async function waitForToken(ports: StartUpPorts): Promise<void> {
  if (!ports.isApplication()) return;
  while (!ports.hasAccessToken()) await ports.wait(tokenPollMs);
}

export type StartUpEnd =
  | { kind: 'ready' }
  /** Status 552: the page stays as it is, without a message. */
  | { kind: 'silent' }
  | { kind: 'stopped'; goTo: StartUpStop['goTo']; error?: unknown };

/** Walks the steps. Some layouts wait 100 ms before they leave the loading state (BOOT-021). */
export async function startUp(
  ports: StartUpPorts,
  delaysReady: boolean,
  onStep: (name: string) => void = () => {},
): Promise<StartUpEnd> {
  const facts: StartUpFacts = { isVerified: false };
  try {
    for (const step of startUpSteps) {
      onStep(step.name);
      await step.run(ports, facts);
    }
  } catch (error) {
    if (error instanceof StartUpStop) return { kind: 'stopped', goTo: error.goTo };
    if (isStatus(error, status.sessionEnded)) return { kind: 'silent' };
    return { kind: 'stopped', goTo: undefined, error };
  }
  if (delaysReady) await ports.wait(loadingDelayMs);
  return { kind: 'ready' };
}
