import type { ReactNode } from 'react';
import type { StoredPicture } from '#web/site/site-picture.tsx';

export interface BoothSlotProps {
  contentId: number;
  boothId: number;
  /** The name of the exhibitor. */
  title: string;
}

export interface BoothStageProps extends BoothSlotProps {
  /** Stands in the place of the stage while nothing plays. */
  poster: StoredPicture | undefined;
}

export interface BoothProgrammeProps {
  scheduleContentId: number;
  sessionIds: readonly number[];
  /** Stands in the place of the sessions until they are there. */
  waiting: ReactNode;
}
