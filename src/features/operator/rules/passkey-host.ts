/** Where passkeys of a host count. */
export interface PasskeyHost {
  /** The name that browsers bind a passkey to. */
  rpId: string;
  origin: string;
}

/** Undefined: browsers make no passkeys there, at an address without a name, or without https beyond this machine. */
export function passkeyHostOf({ host, protocol }: { host: string; protocol: string }): PasskeyHost | undefined {
  const rpId = host.replace(/:\d+$/, '');
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(rpId) && !/^[\d.]+$/.test(rpId);
  const isOwnMachine = rpId === 'localhost' || rpId.endsWith('.localhost');
  return isName && (protocol === 'https' || isOwnMachine) ? { rpId, origin: `${protocol}://${host}` } : undefined;
}
