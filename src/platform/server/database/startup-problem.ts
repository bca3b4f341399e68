/** A start that cannot go on; the message is one sentence for the person at the terminal. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
