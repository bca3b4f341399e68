import type { Visit } from '#features/site/server.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import {
  type BoothDetailServer,
  type BoothDetailServices,
  createBoothDetailServer,
} from './server/detail/booth-detail-server.ts';
import { keeperCalls, type KeeperServices } from './server/keeper/keeper-calls.ts';
import { type BoothListServices, createBoothListServer } from './server/list/booth-list-server.ts';
import {
  type BoothQuestionnaireServices,
  createBoothQuestionnaireServer,
} from './server/questionnaire/booth-questionnaire-server.ts';
import { type BoothStreamServices, createBoothStreamServer } from './server/stream/booth-stream-server.ts';
import { createTalkServer, type TalkServerServices } from './server/talk/talk-server.ts';
import { waitingTalks } from './server/talk/waiting-talks.ts';

/** Other features and the demo ask these about the members who run booths. */
export { boothsOfExhibitor, type BoothPlace, tieExhibitor } from './server/exhibitor/exhibitors.ts';
export { findBoothChat } from './server/detail/find-booth-chat.ts';
export { changeTalk, insertTalk } from './server/talk/talk-store.ts';
export { waitingTalksOfBooths } from './server/talk/waiting-talks.ts';
export { type ChatFaces, findBoothContact } from './server/detail/booth-detail-server.ts';
export { boothsAmongFavorites, boothsInBags } from './server/list/booth-faces.ts';

type BoothServices = BoothDetailServices &
  KeeperServices &
  BoothListServices &
  BoothQuestionnaireServices &
  BoothStreamServices &
  TalkServerServices;

export interface BoothServer extends ServerFeature<Visit> {
  handouts: BoothDetailServer['handouts'];
  findStream: ReturnType<typeof createBoothStreamServer>['find'];
}

/** Booths: their lists, details, streams, questionnaires and business talks. */
export function createBoothServer(services: BoothServices): BoothServer {
  const details = createBoothDetailServer(services);
  const streams = createBoothStreamServer(services);
  const rooms: readonly ServerFeature<Visit>[] = [
    details,
    createBoothListServer(services),
    streams,
    createBoothQuestionnaireServer(services),
    createTalkServer(services),
  ];
  return {
    handouts: details.handouts,
    findStream: streams.find,
    endpoints: rooms.flatMap(({ endpoints }) => endpoints),
    detailPages: rooms.flatMap(({ detailPages = [] }) => detailPages),
    consoleCalls: [...rooms.flatMap(({ consoleCalls = [] }) => consoleCalls), ...keeperCalls(services)],
    waits: (siteKey, now) => waitingTalks(services.database, siteKey, now),
    ahead: async (asked) => (await Promise.all(rooms.flatMap(({ ahead }) => ahead?.(asked) ?? []))).flat(),
    topics: rooms.flatMap(({ topics = [] }) => topics),
    personalFacts: rooms.flatMap(({ personalFacts = [] }) => personalFacts),
    personalData: rooms.flatMap(({ personalData = [] }) => personalData),
    leaving: rooms.flatMap(({ leaving = [] }) => leaving),
  };
}
