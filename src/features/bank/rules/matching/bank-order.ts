/** An order that buyers pay by a transfer to the organiser. */
export interface BankOrder {
  orderNumber: string;
  /** Whole yen that are to come; 0: none is awaited. */
  owed: number;
  /** What it costs. */
  due: number;
  standing: 'owed' | 'completed' | 'expired' | 'canceled';
  name: string;
  kana: string;
}
