import type { Purchase } from './use-purchase.ts';
import type { ToldRefusal } from './use-told-refusal.ts';

/** What each step gets: the purchase, and the way on. */
export interface StepProps {
  purchase: Purchase;
  /** What the server last had against it. */
  refusal: ToldRefusal;
  goOn(): void;
}
