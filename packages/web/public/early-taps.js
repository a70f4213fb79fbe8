(() => {
  // The code that was just scanned has done its work: this browser has kept the visit's cookies.
  const address = new URL(location.href);
  if (address.searchParams.has('c')) {
    address.searchParams.delete('c');
    history.replaceState(history.state, '', address);
  }

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
