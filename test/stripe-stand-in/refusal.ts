/** An error of the API, as Stripe writes it. */
export class Refusal extends Error {
  override name = 'Refusal';
  status: number;
  error: Record<string, unknown>;

  constructor(status: number, error: { type?: string; code?: string; message: string; [name: string]: unknown }) {
    super(error.message);
    this.status = status;
    this.error = { type: 'invalid_request_error', ...error };
  }
}

export function missing(what: string, id: string, param: string): Refusal {
  const status = param === 'id' ? 404 : 400;
  return new Refusal(status, { code: 'resource_missing', param, message: `No such ${what}: '${id}'` });
}

/** A parameter outside the API's reference is refused, so that no caller invents one. */
export function onlyParameters(form: Record<string, unknown>, known: readonly string[]): void {
  for (const name of Object.keys(form)) {
    if (!known.includes(name)) {
      throw new Refusal(400, {
        code: 'parameter_unknown',
        param: name,
        message: `Received unknown parameter: ${name}`,
      });
    }
  }
}
