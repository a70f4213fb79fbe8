import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoutes } from './app/router.tsx';
import { CrashBoundary } from './app/crash-boundary.tsx';
import { Providers } from './app/providers.tsx';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <CrashBoundary>
      <Providers>
        <AppRoutes />
      </Providers>
    </CrashBoundary>
  </StrictMode>,
);
