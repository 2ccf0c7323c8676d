/**
 * Runs `task` after the next frame has been painted, so that a press is shown before its work (decision 101). Returns a
 * function that cancels it.
 */
export function runAfterFrame(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // The frame is painted before the next task.
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
