import { type ConsoleEndpoint, consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { operatorRoles, rightsOfRole } from '#kernel/console/operator-role.ts';
import { bodyMaxBytes } from '#kernel/limits.ts';
import { namesIn, pathParameter, queryParameters, requestBodyOf, responsesOf } from './call-parts.ts';
import { commonStatuses } from './common-parts.ts';
import { type Operation, referTo } from './document.ts';
import { organiserTag } from './feature-tags.ts';
import { ofOrganisers } from './security.ts';

const site = {
  name: 'site',
  in: 'path' as const,
  required: true,
  description: 'The site of the key.',
  schema: { type: 'string' as const, pattern: '^(portal|event)-[0-9]+$' },
};

/** It opens pages for as long as a browser is signed in. */
const isOfBrowser = ({ name }: ConsoleEndpoint): boolean => name === 'viewSiteFromConsole';

/** A call of the console as a program makes it; undefined: no key may make it. */
export function consoleCall(
  endpoint: ConsoleEndpoint,
  feature: string,
): { path: string; operation: Operation } | undefined {
  const { name, path, summary, may, proof, query, body, bodyMaxBytes: most, statuses = [] } = endpoint;
  if (!namesIn(path).includes('site') || may === 'govern' || may === 'exhibit' || isOfBrowser(endpoint))
    return undefined;
  const roles = operatorRoles.filter(
    (role) => role !== 'exhibitor' && (may === 'anyRight' || (rightsOfRole[role] as readonly string[]).includes(may)),
  );
  const proven = proof === undefined ? '' : ' The key is allowed personal data and money.';
  const all = new Set([...commonStatuses, 401, 403, 404, ...statuses]);
  if (query ?? body) all.add(422);
  if (body) for (const code of [413, 415]) all.add(code);
  return {
    path: consoleApiPrefix + path,
    operation: {
      operationId: name,
      summary,
      description: `Keys of these roles: ${roles.filter((role) => role !== 'owner').join(', ')}.${proven}`,
      tags: [feature, organiserTag.name],
      security: ofOrganisers,
      ...(body && { 'x-body-max-bytes': most ?? bodyMaxBytes }),
      parameters: [
        ...namesIn(path).map((one) => (one === 'site' ? site : pathParameter(one))),
        ...queryParameters(endpoint),
        referTo('parameters', 'Language'),
      ],
      ...(body && { requestBody: requestBodyOf(endpoint, { takesForms: false }) }),
      responses: responsesOf(
        endpoint,
        [...all].sort((a, b) => a - b),
      ),
    },
  };
}
