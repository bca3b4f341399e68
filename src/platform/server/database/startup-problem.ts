/** A start that cannot go on; the message is one sentence for the person at the terminal. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}

/** Another process has the data folder. */
export class FolderInUse extends StartupProblem {}
