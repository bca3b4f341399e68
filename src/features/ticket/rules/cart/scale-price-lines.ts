interface Counted {
  number: number;
}

/**
 * Reduces price lines to a cap: each in proportion, rounded down, but at least 1 (CART-027). The least of 1 can leave
 * more than the cap; then the rule is applied again, until it changes nothing. A result above the cap has more lines
 * than the cap has places, each with 1. Every line has at least 1, and the cap is at least 1.
 */
export function scalePriceLines<Line extends Counted>(lines: readonly Line[], cap: number): Line[] {
  const scaled = scaleOnce(lines, cap);
  const isSettled = scaled.every(({ number }, index) => number === lines[index]?.number);
  return isSettled ? scaled : scalePriceLines(scaled, cap);
}

/** The rule of the spec, applied once. */
export function scaleOnce<Line extends Counted>(lines: readonly Line[], cap: number): Line[] {
  const total = lines.reduce((sum, { number }) => sum + number, 0);
  if (total <= cap) return [...lines];
  return lines.map((line) => ({ ...line, number: Math.max(1, Math.floor((line.number * cap) / total)) }));
}
