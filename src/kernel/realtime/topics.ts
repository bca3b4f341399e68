import { buildPath } from '../endpoint.ts';

/** Who shares a key space: the realm of a site, in which an id of a member means one person. `portal/1` is `portal-1`. */
export function clientIdOf(realmKey: string): string {
  return realmKey.replace('/', '-');
}

declare const told: unique symbol;

/**
 * The name of a topic, or the form of such names. `Told` is what its readers hear, a state or an event of a log: the
 * server that reads the topic and the page that listens to it have the same type.
 */
export type TopicOf<Told> = string & { readonly [told]?: Told };

export type TopicParams = Readonly<Record<string, string>>;

export const topicLengthMax = 200;

/** The name of a topic of this form: `live_stream/{clientId}/{firebaseKey}` → `live_stream/portal-1/1-11-70-1`. */
export function topicName<Told>(
  pattern: TopicOf<Told>,
  params: Readonly<Record<string, string | number>>,
): TopicOf<Told> {
  return buildPath(pattern, params);
}

/** The parameters of a topic that has the form of a pattern. */
export function matchTopic(pattern: string, topic: string): TopicParams | undefined {
  const wanted = pattern.split('/');
  const given = topic.split('/');
  if (wanted.length !== given.length) return undefined;
  const found: [string, string][] = [];
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const value = given[index]!;
    if (name === undefined ? part !== value : !/^[\w.~-]{1,64}$/.test(value)) return undefined;
    if (name !== undefined) found.push([name, value]);
  }
  return Object.fromEntries(found);
}

/** Tells servers that sessions or roles of a member have changed; no page reads it. */
export const memberTopicPattern = 'member/{memberId}';

export function memberTopic(memberId: number): string {
  return topicName(memberTopicPattern, { memberId });
}
