import { importPart } from '#web/parts/import-part.ts';
import type { ConsoleApi } from '#console/api/console-api.ts';
import type {
  addPasskey,
  beginPasskey,
  beginPasskeyOfLink,
  beginPasskeySignIn,
  beginProof,
  prove,
} from '../../contract/factors.ts';
import type { signInByPasskey, useLink } from '../../contract.ts';
import { passkeyHostOf } from '../../rules/passkey-host.ts';

/** The organiser closed the browser's question, or no passkey fits. */
export class PasskeyGivenUp extends Error {}

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether a passkey can be made at this address, before anybody is signed in and the server says so. */
export function canUsePasskeysAt({ host, protocol }: Pick<Location, 'host' | 'protocol'>): boolean {
  return canUsePasskeys() && passkeyHostOf({ host, protocol: protocol.replace(':', '') }) !== undefined;
}

const load = () => importPart(() => import('@simplewebauthn/browser'));

/** Whatever the browser says of a question without an answer, it is the organiser's no. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyGivenUp('No passkey was used.', { cause: error });
  }
}

type Options = { options: Record<string, unknown> };

async function sign({ options }: Options) {
  const { startAuthentication } = await load();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server made them with the same library.
  return asked(() => startAuthentication({ optionsJSON: options as never }));
}

export async function signInWithPasskey(api: ConsoleApi): Promise<void> {
  const begun = await api.post<typeof beginPasskeySignIn>('sign-in/passkey/begin', { body: {} });
  const passkey = await sign(begun);
  await api.post<typeof signInByPasskey>('sign-in/passkey', { body: { passkey } });
}

export async function proveWithPasskey(api: ConsoleApi): Promise<void> {
  const begun = await api.post<typeof beginProof>('prove/passkey/begin', { body: {} });
  const passkey = await sign(begun);
  await api.post<typeof prove>('prove', { body: { by: 'passkey', passkey } });
}

async function made({ options }: Options) {
  const { startRegistration } = await load();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
  return asked(() => startRegistration({ optionsJSON: options as never }));
}

/** Makes an operator with a passkey by a one-time link; answers the recovery codes that come with it. */
export async function makePasskeyOfLink(
  api: ConsoleApi,
  { token, mail, name }: { token: string; mail: string; name: string },
): Promise<readonly string[] | null> {
  const begun = await api.post<typeof beginPasskeyOfLink>('link/passkey', { body: { token, mail } });
  const passkey = await made(begun);
  const { recoveryCodes } = await api.post<typeof useLink>('link/use', { body: { token, mail, name, passkey } });
  return recoveryCodes;
}

/** Makes a passkey; the first second factor brings recovery codes. */
export async function makePasskey(api: ConsoleApi, name: string): Promise<readonly string[] | null> {
  const passkey = await made(await api.post<typeof beginPasskey>('factors/passkey/begin', { body: {} }));
  const { recoveryCodes } = await api.post<typeof addPasskey>('factors/passkey', { body: { passkey, name } });
  return recoveryCodes;
}
