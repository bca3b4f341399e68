import type { SiteLottery } from '../../contract/lottery.ts';

export interface OfLottery {
  site: string;
  lottery: SiteLottery;
  onDone: () => void;
}
