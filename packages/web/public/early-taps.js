(() => {
  // The code that was just scanned has done its work if this browser shows the visit's cookies to its
  // pages. If it does not, the page leads back with the code.
  const seesVisit = () => {
    try {
      return document.cookie.includes('SMPLTTYPE=');
    } catch {
      return false;
    }
  };
  const address = new URL(location.href);
  if (address.searchParams.has('c') && seesVisit()) {
    address.searchParams.delete('c');
    history.replaceState(history.state, '', address);
  }

  try {
    if (localStorage.vistaCarta) document.documentElement.dataset.menuView = 'list';
  } catch {}

  // A tap on a button of a page whose own script is still on its way: kept here, and done when it has come.
  const buttons = new Set();
  const keep = ({ target }) => {
    const button = target.closest('main button');
    if (button) buttons.add(button);
  };
  addEventListener('click', keep);
  window.takeEarlyTaps = () => {
    removeEventListener('click', keep);
    return buttons;
  };
})();
