import type { Purchase } from './use-purchase.ts';
import type { ToldRefusal } from './use-told-refusal.ts';

/** The props of every step: the purchase, and the way on. */
export interface StepProps {
  purchase: Purchase;
  /** The server's last refusal of the purchase. */
  refusal: ToldRefusal;
  goOn(): void;
}
