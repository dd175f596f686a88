import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** How far an arrow key moves an edge, in pixels. */
const STEP_PX = 16;

interface ColumnResizerProps {
  /** The label of the column. */
  label: string;
  /** Its width in pixels; where it has none of its own, that which it has by default. */
  width: number;
  min: number;
  max: number;
  /** Returns the width of the column on screen. */
  measure: () => number;
  /** Called with each width of a drag, the last time with `isLast`. */
  onResize: (width: number, isLast: boolean) => void;
  /** Gives all columns their default widths. */
  onReset: () => void;
}

/** The right edge of a column's head: sizes it by mouse, finger or the arrow keys. */
export function ColumnResizer({
  label,
  width,
  min,
  max,
  measure,
  onResize,
  onReset,
}: ColumnResizerProps) {
  const drag = useRef<{ x: number; width: number }>(undefined);
  const within = (size: number): number => Math.round(Math.min(max, Math.max(min, size)));
  const sizeAt = ({ clientX }: PointerEvent): number =>
    drag.current ? within(drag.current.width + clientX - drag.current.x) : width;

  const begin = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: measure() };
  };
  const move = (event: PointerEvent): void => {
    if (drag.current) onResize(sizeAt(event), false);
  };
  const end = (event: PointerEvent): void => {
    if (!drag.current) return;
    const size = sizeAt(event);
    const isMoved = event.clientX !== drag.current.x;
    drag.current = undefined;
    if (isMoved) onResize(size, true);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key];
    if (step !== undefined) onResize(within(measure() + step), true);
    else if (event.key === 'Delete') onReset();
    else return;
    event.preventDefault();
  };

  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={`${width} pixels`}
      title="Drag to size the column"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={press}
      className="no-print"
      sx={{
        position: 'absolute',
        insetBlock: 0,
        right: -12,
        zIndex: 2,
        width: 24,
        cursor: 'col-resize',
        touchAction: 'none',
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 8,
          left: 11,
          width: 2,
          borderRadius: 1,
          bgcolor: 'divider',
        },
        '&:hover::after, &:focus-visible::after': { bgcolor: 'primary.main', insetBlock: 0 },
      }}
    />
  );
}
