export type StartUpTarget = 'error' | 'verify' | 'login' | 'home';

/** The end of a start-up that does not reach the page, and the page that it leads to. */
export class StartUpStop extends Error {
  readonly goTo: StartUpTarget | undefined;
  constructor(goTo?: StartUpTarget) {
    super(goTo ?? 'stopped');
    this.goTo = goTo;
  }
}
