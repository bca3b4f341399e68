import type { FeatureStart } from '#web/start/feature-start.ts';
import { hearFirstAnswer } from './first-question.ts';

export const cookieConsentStart: FeatureStart = { onArrival: hearFirstAnswer };
