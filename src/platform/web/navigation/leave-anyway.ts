let isLeft = false;

/** Lets the whole document go without a question: what is typed in it is nobody's any more. */
export function releaseLeaveGuards(): void {
  isLeft = true;
}

export const areGuardsReleased = (): boolean => isLeft;
