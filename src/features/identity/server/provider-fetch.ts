import { isLoopback } from '#features/site/rules/identity-issuer.ts';
import type { Fetch } from '#server/outside/outside-fetch.ts';
import { isNearHost } from '#server/outside/public-address.ts';

/** How a provider on this machine, for a trial, is called. */
const callHere: Fetch = (address, request) => fetch(address, { ...request, redirect: 'manual' });

interface ProviderNetworks {
  /** The internet; tests give another one. */
  outside: Fetch;
  here?: Fetch | undefined;
  /** Whether a provider may be on this machine: in the demo. */
  isDemo: boolean;
  /** Hosts of the operator's own network that may be providers. */
  nearHosts: readonly string[];
}

/** The requests to one provider. They go to the issuer, and to the addresses that its metadata names. */
export function providerFetch(issuer: string, networks: ProviderNetworks): Fetch {
  const { outside, here = callHere, isDemo, nearHosts } = networks;
  const isHere = isDemo && isLoopback(issuer);
  return async (address, request) => {
    if (isHere) return here(address, request);
    const { protocol, hostname } = new URL(address);
    if (protocol !== 'https:' || (isNearHost(hostname) && !nearHosts.includes(hostname))) {
      throw new TypeError(`A provider may not send us to ${protocol}//${hostname}.`);
    }
    return outside(address, request);
  };
}
