import type { PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';

const MAX_SCALE = 5;
/** From this scale on a picture counts as enlarged: its own size is 1, give or take a rounding. */
const ENLARGED = 1.01;
/** The scale after a double tap. */
const TAPPED_SCALE = 2.5;
/** How fast a pinch, the wheel and a button enlarge. */
const STEP = 0.7;
/** No transition: the picture would be measured during it, and stay larger than its frame. */
const AT_ONCE = { animate: false };
/** By how many pixels of the screen an arrow key moves an enlarged picture. */
const KEY_PAN_PX = 80;

/**
 * Enlarges an element within its frame, the parent, by pinch, double tap, wheel and keys, and moves it
 * while it is enlarged. `attach` is its ref; a new element begins at its own size. `onKey` returns
 * whether a key was one for it. Until `canZoom`, the zoom's code is not there, and the browser's own
 * remains.
 */
export function useZoom() {
  const [canZoom, setCanZoom] = useState(false);
  const [isZoomed, setIsZoomed] = useState(false);
  const current = useRef<PanzoomObject>(undefined);

  const attach = useCallback((element: HTMLElement | null) => {
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const zooming = new AbortController();
    const { signal } = zooming;
    const begin = async (): Promise<void> => {
      // A chunk of its own: pictures are shown before it is there.
      const { default: createPanzoom } = await import('@panzoom/panzoom');
      if (signal.aborted) return;
      const panzoom = createPanzoom(element, {
        minScale: 1,
        maxScale: MAX_SCALE,
        step: STEP,
        contain: 'outside',
        panOnlyWhenZoomed: true,
        pinchAndPan: true,
        cursor: '',
        // A slider's handle is dragged.
        exclude: [...element.querySelectorAll('input')],
      });
      current.current = panzoom;
      const onScale = (): void => {
        setIsZoomed(panzoom.getScale() > ENLARGED);
        // The slider's handle keeps its size.
        element.style.setProperty('--zoom', String(panzoom.getScale()));
      };
      element.addEventListener('panzoomchange', onScale, { signal });
      frame.addEventListener('wheel', panzoom.zoomWithWheel, { passive: false, signal });
      const toggle = (tap: MouseEvent): void => {
        if (tap.target instanceof HTMLInputElement) return;
        panzoom.zoomToPoint(panzoom.getScale() > ENLARGED ? 1 : TAPPED_SCALE, tap);
      };
      // Browsers report two taps so, too.
      frame.addEventListener('dblclick', toggle, { signal });
      signal.addEventListener('abort', panzoom.destroy);
      setCanZoom(true);
    };
    begin().catch((error: unknown) => console.error('Pictures cannot be enlarged:', error));
    return () => {
      zooming.abort();
      current.current = undefined;
      setIsZoomed(false);
    };
  }, []);

  const pan = (x: number, y: number): void => {
    const distance = KEY_PAN_PX / (current.current?.getScale() ?? 1);
    current.current?.pan(x * distance, y * distance, { relative: true });
  };
  const zoomIn = (): void => void current.current?.zoomIn(AT_ONCE);
  const zoomOut = (): void => void current.current?.zoomOut(AT_ONCE);
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => current.current?.reset(AT_ONCE),
    ...(isZoomed && {
      ArrowLeft: () => pan(1, 0),
      ArrowRight: () => pan(-1, 0),
      ArrowUp: () => pan(0, 1),
      ArrowDown: () => pan(0, -1),
    }),
  };
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const act = keys[key];
    act?.();
    return act !== undefined;
  };
  return { attach, canZoom, isZoomed, zoomIn, zoomOut, onKey };
}
