/** The kind of a failure with a provider; each kind has a message for the visitor. */
export class ProviderProblem extends Error {
  readonly kind: 'cancelled' | 'refused' | 'notGenuine' | 'unavailable' | 'tooLate';

  constructor(kind: ProviderProblem['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderProblem';
    this.kind = kind;
  }
}

/** Failures of the provider or of the network. Every other failure means that its answer is not trusted. */
const troubles = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

export async function providerProblem(error: unknown): Promise<ProviderProblem> {
  if (error instanceof ProviderProblem) return error;
  const client = await import('openid-client');
  const as = (kind: ProviderProblem['kind'], code: string): ProviderProblem =>
    new ProviderProblem(kind, code, { cause: error });
  if (error instanceof client.AuthorizationResponseError) return as(kindOfAnswer(error.error), error.error);
  if (error instanceof client.ResponseBodyError) {
    if (error.status >= 500) return as('unavailable', String(error.status));
    // The code has expired at the provider or was already used.
    return as(error.error === 'invalid_grant' ? 'tooLate' : 'refused', error.error);
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return as('refused', String(error.status));
  if (error instanceof client.ClientError) {
    const code = error.code ?? 'unknown';
    return as(troubles.includes(code) ? 'unavailable' : 'notGenuine', code);
  }
  return as('unavailable', error instanceof Error ? error.message : String(error));
}

function kindOfAnswer(code: string): ProviderProblem['kind'] {
  if (code === 'access_denied') return 'cancelled';
  return code === 'server_error' || code === 'temporarily_unavailable' ? 'unavailable' : 'refused';
}
