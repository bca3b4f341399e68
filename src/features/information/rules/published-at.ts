export interface Publication {
  createdAt: string;
  publicStart?: string | undefined;
  isImmediatePublished: boolean;
}

/** An information is published when it is written, or else when its public period starts. */
export function publishedAt({ createdAt, publicStart, isImmediatePublished }: Publication): string {
  return isImmediatePublished ? createdAt : (publicStart ?? createdAt);
}
