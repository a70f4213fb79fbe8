import { Component, type ReactNode, Suspense } from 'react';

/** As the browsers say it: a new version has taken the file away, or the network is gone. */
const FILE_MISSING = /dynamically imported|module script|preload CSS/i;

export function isFileMissing(error: unknown): boolean {
  return error instanceof Error && FILE_MISSING.test(error.message);
}

interface LatePartProps {
  children: ReactNode;
  /** Its file does not come. Not told of an ornament. */
  onLost?: () => void;
}

/** A part in a file of its own that the page around it can do without: lost, it takes nothing else along. */
export class LatePart extends Component<LatePartProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (isFileMissing(error)) this.props.onLost?.();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    if (isFileMissing(error)) return null;
    // Whatever else is wrong is for the page's own net.
    throw error;
  }
}
