import { useEffect, useState } from 'react';
import type { Personal } from '#features/account/web.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { keepOfEvent, readKeptOfEvent } from '#web/storage/kept-by-event.ts';
import {
  type AnsweredBooth,
  answeredBooths,
  isAnsweredBooth,
  isBoothAnswered,
  withAnswered,
} from '../../rules/questionnaire/answered-booths.ts';

const key = 'boothQuestionnaireAnswers';

/** The booths that were answered on this page, for all its parts that ask. */
const now: AnsweredBooth[] = [];
const told = new Set<() => void>();

export interface AnsweredBoothsState {
  /** False on the server, and until the browser knows. */
  isAnswered(booth: AnsweredBooth): boolean;
  /** Remembers a booth that was answered just now; of a visitor the browser keeps it (BOOTH-026). */
  remember(booth: AnsweredBooth): void;
}

/** The booths whose questionnaires this visitor has answered. */
export function useAnsweredBooths(): AnsweredBoothsState {
  const { site } = usePageContext();
  const { personal, isLoggedIn } = usePersonal<Personal>();
  const [kept, setKept] = useState<readonly AnsweredBooth[]>([]);
  const [, setTold] = useState(0);
  useEffect(() => {
    const look = (): void => {
      setKept(readKeptOfEvent(browserStorage().local, key, site, isAnsweredBooth)?.items ?? []);
      setTold((times) => times + 1);
    };
    look();
    told.add(look);
    return () => void told.delete(look);
  }, [site]);
  const booths = answeredBooths({ isLoggedIn, personal: personal?.questionnaire ?? [], kept, now });
  return {
    isAnswered: (booth) => isBoothAnswered(booths, booth),
    remember(booth) {
      now.push(booth);
      if (!isLoggedIn) {
        const { local } = browserStorage();
        const items = readKeptOfEvent(local, key, site, isAnsweredBooth)?.items ?? [];
        keepOfEvent(local, key, site, { owner: null, items: withAnswered(items, booth) });
      }
      for (const tell of told) tell();
    },
  };
}
