/** What the sandbox will not do, with the status and the code of its answer. */
export class SandboxProblem extends Error {
  readonly status: 400 | 401 | 404 | 409 | 422 | 503;
  readonly code: string;

  constructor(status: SandboxProblem['status'], code: string, message: string) {
    super(message);
    this.name = 'SandboxProblem';
    this.status = status;
    this.code = code;
  }
}
