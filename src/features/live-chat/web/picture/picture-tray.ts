import { useEffect, useMemo, useRef, useState } from 'react';
import { PictureRefused, uploadTexts } from '#features/upload/web.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { isCallError } from '#web/api/call-error.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import type { ChatPicture } from '../../contract/picture.ts';
import { picturesAtOnce } from '../../rules/limits/chat-limits.ts';
import { keepSentPicture } from './picture-blobs.ts';
import { type PictureAddress, sendPicture } from './picture-calls.ts';
import { pictureTexts } from './picture-texts.ts';

export interface TrayPicture {
  key: string;
  file: File;
  /** Shows it before it is sent. */
  preview: string;
  /** Set when the server keeps it. */
  stored?: ChatPicture;
  /** Why it is not there, in the visitor's words. */
  problem?: string;
  /** Another try may end otherwise. */
  mayTryAgain?: boolean;
}

export interface PictureTray {
  pictures: readonly TrayPicture[];
  /** All of them can be sent. */
  isReady: boolean;
  /** More were chosen than go at once. */
  hasTooMany: boolean;
  add(files: readonly File[]): void;
  again(key: string): void;
  remove(key: string): void;
  /** Empties the tray of those that can be sent. */
  take(): ChatPicture[];
}

/** The pictures that wait for the next message. They are uploaded one after the other as soon as they are chosen. */
export function usePictureTray(address: PictureAddress): PictureTray {
  const { api } = usePageContext();
  const say = useTexts(pictureTexts);
  const words = useTexts(uploadTexts);
  const [pictures, setPictures] = useState<readonly TrayPicture[]>([]);
  const [hasTooMany, setHasTooMany] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const shown = useRef(pictures);
  useEffect(() => {
    shown.current = pictures;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const control of all.values()) control.abort();
      for (const { preview, stored } of shown.current) if (stored === undefined) URL.revokeObjectURL(preview);
    };
  }, []);

  const change = (key: string, more: Partial<TrayPicture>): void =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...more } : one)));
  const problemOf = (error: unknown): Pick<TrayPicture, 'problem' | 'mayTryAgain'> => {
    if (error instanceof PictureRefused) return { problem: words[error.reason], mayTryAgain: false };
    const isSaid = isCallError(error) && typeof error.status === 'number' && error.status < 500;
    return { problem: isSaid ? error.message : say.failed, mayTryAgain: true };
  };
  const start = ({ key, file, preview }: TrayPicture): void => {
    const control = new AbortController();
    running.current.set(key, control);
    const work = async (): Promise<void> => {
      if (control.signal.aborted) return;
      try {
        const stored = await sendPicture(api, address, file, control.signal);
        keepSentPicture(stored.id, preview);
        change(key, { stored });
      } catch (error) {
        if (!control.signal.aborted) change(key, problemOf(error));
      }
    };
    turn.current = turn.current.then(work);
  };

  return {
    pictures,
    isReady: useMemo(() => pictures.length > 0 && pictures.every(({ stored }) => stored !== undefined), [pictures]),
    hasTooMany,
    add(files) {
      const free = picturesAtOnce - pictures.length;
      setHasTooMany(files.length > free);
      const added = files
        .slice(0, Math.max(0, free))
        .map((file) => ({ key: randomUuid(cryptoRandom), file, preview: URL.createObjectURL(file) }));
      setPictures((now) => [...now, ...added]);
      for (const one of added) start(one);
    },
    again(key) {
      const picture = pictures.find((one) => one.key === key);
      if (picture === undefined) return;
      const { problem: _, mayTryAgain: __, ...fresh } = picture;
      setPictures((now) => now.map((one) => (one.key === key ? fresh : one)));
      start(fresh);
    },
    remove(key) {
      running.current.get(key)?.abort();
      const picture = pictures.find((one) => one.key === key);
      if (picture !== undefined && picture.stored === undefined) URL.revokeObjectURL(picture.preview);
      setHasTooMany(false);
      setPictures((now) => now.filter((one) => one.key !== key));
    },
    take() {
      const taken = pictures.flatMap(({ stored }) => stored ?? []);
      setHasTooMany(false);
      setPictures((now) => now.filter(({ stored }) => stored === undefined));
      return taken;
    },
  };
}
