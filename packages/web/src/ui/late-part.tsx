import { Component, type ReactNode, Suspense } from 'react';

/** The browsers' error messages when a new version has removed the file, or the network is down. */
const FILE_MISSING = /dynamically imported|module script|preload CSS/i;

export function isFileMissing(error: unknown): boolean {
  return error instanceof Error && FILE_MISSING.test(error.message);
}

interface LatePartProps {
  children: ReactNode;
  /** In its place until its file is loaded. */
  loading?: ReactNode;
  /** In its place if its file cannot be loaded. */
  lost?: ReactNode;
  /** Called when its file cannot be loaded. Leave out for decoration. */
  onLost?: () => void;
}

/** A lazily loaded part: if it fails to load, the rest of the page keeps working. */
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
    const { children, loading = null, lost = null } = this.props;
    if (error === null) return <Suspense fallback={loading}>{children}</Suspense>;
    if (isFileMissing(error)) return lost;
    // Other errors are left to the page's error boundary.
    throw error;
  }
}
